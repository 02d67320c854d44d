/** The longest side of a frame, in pixels: writing on a slide stays readable. */
const longest = 1280
const quality = 0.82

/**
 * Returns the picture that a film shows now, as JPEG.
 * @returns undefined where there is no picture: a film that is not loaded, or its sound alone
 */
export async function takeFrame(video: HTMLVideoElement | null): Promise<Blob | undefined> {
  if (!video || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0 || videoHeight === 0) return undefined
  const scale = Math.min(1, longest / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const picture = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', quality)
  })
  return picture ?? undefined
}
