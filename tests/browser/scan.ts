import type { Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'

/** Reads the QR code on a page as the camera of a phone does. */
export async function scan(page: Page, name: string): Promise<string> {
  const png = await page.getByRole('img', { name, exact: true }).screenshot({ scale: 'css' })
  const { width, data } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    // A small code is enlarged; a large one as it is has enough pixels, and more of them take minutes.
    const scale = bitmap.width < 300 ? 3 : 1
    const canvas = new OffscreenCanvas(bitmap.width * scale, bitmap.height * scale)
    const context = canvas.getContext('2d')!
    context.imageSmoothingEnabled = false
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
    return { width: pixels.width, data: [...pixels.data] }
  }, png.toString('base64'))
  const height = data.length / 4 / width
  return decodeQR({ width, height, data: new Uint8ClampedArray(data) })
}
