/** The files of one kind or owner. */
export interface Space {
  files: number
  bytes: number
}

export const mebibyte = 1024 * 1024
