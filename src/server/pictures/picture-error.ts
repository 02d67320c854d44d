/** Why a picture is refused. */
export type PictureFault = 'type' | 'broken' | 'tooLarge'

export class PictureError extends Error {
  readonly fault: PictureFault
  constructor(fault: PictureFault, cause?: unknown) {
    super(`picture: ${fault}`, { cause })
    this.fault = fault
  }
}
