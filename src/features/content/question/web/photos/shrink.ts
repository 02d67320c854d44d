import { quietly } from '#src/web/quietly.ts'

/** The longest side of a photograph that is sent, in pixels: a written page stays readable. */
const longest = 2000
const quality = 0.82

/**
 * Returns a photograph as it is sent: upright as the camera held it, made smaller, turned by quarters, and without what
 * cameras note beside the picture, such as the place. A picture that this browser cannot open is sent as it is.
 */
export async function shrink(file: File, quarters = 0): Promise<File> {
  const picture = await opened(file)
  if (!picture) return file
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number]
  const turned = ((quarters % 4) + 4) % 4
  const canvas = document.createElement('canvas')
  canvas.width = turned % 2 === 0 ? width : height
  canvas.height = turned % 2 === 0 ? height : width
  const context = canvas.getContext('2d')
  if (!context) return file
  // A picture with holes would become black as JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turned * Math.PI) / 2)
  context.drawImage(picture, -width / 2, -height / 2, width, height)
  picture.close()
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', quality)
  })
  if (!blob) return file
  return new File([blob], named(file.name), { type: 'image/jpeg' })
}

const opened = (file: File) => quietly(createImageBitmap(file, { imageOrientation: 'from-image' }))

const named = (name: string) => `${name.replace(/\.[^.]{1,5}$/, '') || 'photo'}.jpg`
