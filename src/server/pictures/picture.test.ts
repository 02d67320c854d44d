import { expect, test } from 'vitest'
import { commonErrors } from '#src/shared/errors.ts'
import { remakePicture } from './picture.ts'
import { plainPicture } from '../testing/pictures.ts'

const wish = { maxPixels: 40_000_000, shape: 'square', side: 64, quality: 80 } as const

test('too many simultaneous large pictures are refused, and their places in the queue are freed', async () => {
  const small = await plainPicture(30, 30).png().toBuffer()
  // Bytes after the last pixel count too, because they occupy memory while the picture waits.
  const large = Buffer.concat([small, Buffer.alloc(8 * 1024 * 1024)])
  const made = await Promise.allSettled(
    Array.from({ length: 40 }, () => remakePicture(large, wish)),
  )
  const refused = made.filter((one) => one.status === 'rejected')
  // Two at work, 15 waiting.
  expect(refused).toHaveLength(23)
  for (const one of refused) expect(one.reason).toMatchObject({ known: commonErrors.unavailable })
  const later = await Promise.all(Array.from({ length: 20 }, () => remakePicture(small, wish)))
  expect(later).toHaveLength(20)
})
