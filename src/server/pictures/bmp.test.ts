import { expect, test } from 'vitest'
import { readBmp } from './bmp.ts'
import { bmp } from '../testing/pictures.ts'

const red = [255, 0, 0]
const green = [0, 255, 0]
const blue = [0, 0, 255]
const white = [255, 255, 255]
/** Two rows of two pixels. */
const pixels = [red, green, blue, white]

test.each([1, 4, 8, 16, 24, 32] as const)(
  'reads %i bits a pixel, bottom-up and top-down',
  async (bits) => {
    const shown = bits === 1 ? [red, white, white, red] : pixels
    for (const topDown of [false, true]) {
      const { width, height, data } = await readBmp(bmp({ bits, width: 2, pixels: shown, topDown }))
      expect([width, height]).toEqual([2, 2])
      expect([...data], `top down: ${topDown}`).toEqual(shown.flat())
    }
  },
)

test('reads colour masks in another order and with five and six bits', async () => {
  const swapped = bmp({ bits: 32, width: 2, pixels, masks: [0xff, 0xff00, 0xff0000] })
  expect([...(await readBmp(swapped)).data]).toEqual(pixels.flat())
  const fiveSixFive = bmp({ bits: 16, width: 2, pixels, masks: [0xf800, 0x7e0, 0x1f] })
  expect([...(await readBmp(fiveSixFive)).data]).toEqual(pixels.flat())
})

test('reads the header of OS/2', async () => {
  const old = bmp({ bits: 24, width: 2, pixels, old: true })
  expect([...(await readBmp(old)).data]).toEqual(pixels.flat())
})

test('a header that announces more data than the file has is refused before memory is allocated', async () => {
  const whole = bmp({ bits: 24, width: 2, pixels })
  await expect(readBmp(whole.subarray(0, -1))).rejects.toThrow('length')
  const huge = Buffer.from(whole)
  huge.writeInt32LE(60_000, 18)
  huge.writeInt32LE(60_000, 22)
  await expect(readBmp(huge)).rejects.toThrow('length')
  const packed = Buffer.from(whole)
  packed.writeUInt32LE(1, 30)
  await expect(readBmp(packed)).rejects.toThrow('compression')
  for (let length = 0; length < whole.length; length++) {
    await expect(readBmp(whole.subarray(0, length)), `${length} bytes`).rejects.toThrow()
  }
})
