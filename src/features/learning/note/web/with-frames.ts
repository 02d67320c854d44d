const waiting = /<img data-frame="([0-9a-f]{32})"(?![^>]* src=)/g
const making = /<img data-file="\d+" data-state="making" data-frame="([0-9a-f]{32})"/g

/**
 * Puts the pictures of this device into a note where the server has none yet.
 * @param html the note as it looks (`OpenedTexts`)
 * @param looks addresses by the keys of frames
 */
export const withFrames = (html: string, looks: ReadonlyMap<string, string>): string =>
  [waiting, making].reduce(
    (text, place) =>
      text.replaceAll(place, (tag, key: string) => {
        const src = looks.get(key)
        return src === undefined ? tag : `<img data-frame="${key}" src="${src}"`
      }),
    html,
  )
