/** Returns the characters of a text as its writer sees them; a formula or a picture is one. */
export const lengthOf = (html: string): number =>
  [
    ...html
      .replaceAll(
        /<(?:span|div) data-(?:formula|film|gap)="[^"]*"><\/(?:span|div)>|<img[^>]*>/g,
        '*',
      )
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&\w+;/g, '*'),
  ].length
