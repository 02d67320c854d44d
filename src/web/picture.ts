/** Put in by the build: the address of the folder of drawings, which changes with any of them. */
declare const __PICTURES__: string

/** The address of a drawing of `web/pictures`: 'covers/globe'. Browsers keep it for ever. */
export const pictureUrl = (name: string): string => `${__PICTURES__}/${name}.svg`
