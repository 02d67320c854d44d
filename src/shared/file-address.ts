/** Course files: 0 video, 1 slides, 2 any other document (specification, sections 3 and 5). */
type FileType = 0 | 1 | 2

const videos = ['mp4', 'avi', 'mov', 'wmv', 'flv', 'mkv']
const slides = ['ppt', 'pptx']

/** Returns the type of a course file by its name. */
export function fileTypeOf(name: string): FileType {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (videos.includes(ending)) return 0
  return slides.includes(ending) ? 1 : 2
}

/**
 * Returns the address of a stored path, such as an avatar's: an absolute one is kept; of any other, a
 * leading tilde or slash is dropped and the rest is appended to the base of public files.
 */
export function fileAddress(path: string, base = '/'): string {
  if (/^https?:\/\//i.test(path)) return path
  return base.replace(/\/*$/, '/') + path.replace(/^~?\/*/, '')
}
