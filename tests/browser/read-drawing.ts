import type { Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'

/** Pixels of a square of the code, as few as a decoder needs. */
const scale = 3

/** Reads a QR code from the path that draws it: a code that lives for seconds is over once `scan` has read it. */
export async function readDrawing(page: Page, name: string): Promise<string> {
  const svg = page.getByRole('img', { name, exact: true })
  const side = Number((await svg.getAttribute('viewBox'))!.split(' ')[2])
  const path = (await svg.locator('path').getAttribute('d'))!
  const size = side * scale
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      for (let at = Number(x) * scale; at < (Number(x) + Number(run)) * scale; at++)
        data.fill(0, (row * size + at) * 4, (row * size + at) * 4 + 3)
  return decodeQR({ width: size, height: size, data })
}
