/// <reference types="vite/client" />
const made = import.meta.glob<string>('./pictures/**/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/**
 * The address of a drawing of `web/pictures`: 'covers/globe'. The build names each file by its content,
 * so that browsers keep it for ever.
 */
export const pictureUrl = (name: string): string => made[`./pictures/${name}.svg`] ?? ''
