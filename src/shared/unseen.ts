/** Characters that show nothing: format characters, direction marks, joiners, fillers, the Braille blank. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

export const withoutUnseen = (text: string) => text.replace(unseen, '')
