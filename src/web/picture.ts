/** Replaced by the build: the address of the folder of drawings, which changes with its content. */
declare const __PICTURES__: string

/** Returns the address of a drawing of `web/pictures`: 'covers/globe'. Browsers keep it for ever. */
export const pictureUrl = (name: string): string => `${__PICTURES__}/${name}.svg`
