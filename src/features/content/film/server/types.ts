/** Whether a stored file is a film or a sound, by the type of its content. */
export const isFilmOrSound = (mime: string) => /^(video|audio)\//.test(mime) || others.has(mime)

/** Containers of films whose type does not say so. */
const others = new Set([
  'application/ogg',
  'application/vnd.ms-asf',
  'application/vnd.rn-realmedia',
])

export const isSound = (mime: string) => mime.startsWith('audio/')
