import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { runs } from '#tests/property.ts'
import { openCompound, readStream, withStream } from './old/compound-file.ts'
import { recordOf, recordTypes as types } from './old/records.ts'
import { openOfficeFile } from './open-office-file.ts'
import { oldFile, oldStream } from './test-old.ts'

const files = [await oldFile('libreoffice'), await oldFile('protected')] as const

/** Opens a file and writes into it, as a teacher would. */
async function use(bytes: Uint8Array): Promise<'used' | 'refused'> {
  try {
    const file = await openOfficeFile(bytes)
    const [sheet] = file.sheets
    const row = sheet?.rows.at(-1)?.number
    if (row !== undefined) await file.fill(sheet!.name, [{ row, column: 3, is: '缺考' }])
    return 'used'
  } catch {
    // The child process says of any failure that the file cannot be read.
    return 'refused'
  }
}

const quickly = async (bytes: Uint8Array) => {
  const start = performance.now()
  const outcome = await use(bytes)
  expect(performance.now() - start).toBeLessThan(3000)
  return outcome
}

test('a file with changed bytes, or one that is cut off, is used or refused, and never keeps a processor', async () => {
  const change = fc.record({ at: fc.nat(20_000), is: fc.nat(255) })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(change, { minLength: 1, maxLength: 30 }),
      fc.option(fc.nat(20_000)),
      async (file, changes, cut) => {
        const bytes = Buffer.from(file)
        for (const { at, is } of changes) bytes[at % bytes.length] = is
        await quickly(cut === null ? bytes : bytes.subarray(0, cut))
      },
    ),
    runs(300),
  )
})

test('changed bytes of the head and the tables alone', async () => {
  const change = fc.record({ at: fc.integer({ min: 24, max: 1023 }), is: fc.nat(255) })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      async (file, changes) => {
        const bytes = Buffer.from(file)
        for (const { at, is } of changes) bytes[at] = is
        await quickly(bytes)
      },
    ),
    runs(300),
  )
})

test('random bytes behind the first ones of each format are refused or used', async () => {
  const starts = ['d0cf11e0a1b11ae1', '504b0304', '3c7461626c653e', '0908', 'fffe', '']
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...starts),
      fc.uint8Array({ minLength: 0, maxLength: 4000 }),
      async (start, rest) => {
        await quickly(Buffer.concat([Buffer.from(start, 'hex'), rest]))
      },
    ),
  )
})

const codeOf = async (bytes: Uint8Array) => {
  try {
    await openOfficeFile(bytes)
    return null
  } catch (error) {
    return error instanceof UnreadableFile ? error.code : error
  }
}

const file = openCompound(files[0])
const changed = (at: number, value: number, from = files[0]) => {
  const bytes = Buffer.from(from)
  bytes.writeUInt32LE(value >>> 0, at)
  return bytes
}
/** The place of a sector in the table that says which sector follows it. */
const nextOf = (sector: number) => (file.tableSectors[0]! + 1) * 512 + sector * 4
const workbookAt = file.streams.get('Workbook')!.start
const asBook = (stream: Buffer) => withStream(file, 'Workbook', stream)
const cells = [{ row: 1, column: 0, is: '学号' }]

test.each([
  ['a chain that comes back to itself', () => changed(nextOf(workbookAt), workbookAt)],
  [
    'a directory that comes back to itself',
    () => changed(nextOf(file.bytes.readUInt32LE(48)), file.bytes.readUInt32LE(48)),
  ],
  ['a table that names a sector twice', () => changed(80, file.bytes.readUInt32LE(76))],
  ['a longer table that comes back to itself', () => changed(68, 2)],
  [
    'a stream that is larger than its sectors',
    () => changed(file.streams.get('Workbook')!.entryAt + 120, 0x7fff_ffff),
  ],
  [
    'a record that is longer than the stream',
    () =>
      asBook(
        Buffer.concat([
          oldStream(cells).subarray(0, 60),
          Buffer.from('fc00ff1f', 'hex'),
          Buffer.alloc(5000),
        ]),
      ),
  ],
  [
    'a text that is longer than its table',
    () =>
      asBook(
        oldStream(cells, [recordOf(types.sst, Buffer.from('ffffffffffffffffffff0041', 'hex'))]),
      ),
  ],
  [
    'a table with four billion texts',
    () =>
      asBook(
        oldStream(cells, [
          recordOf(types.sst, Buffer.concat([Buffer.alloc(8, 0xff), Buffer.from('01')])),
        ]),
      ),
  ],
  [
    'sheets that lie in each other',
    () =>
      asBook(
        oldStream(
          cells,
          Array.from({ length: 200 }, () =>
            recordOf(types.boundSheet, Buffer.from('000000000000010041', 'hex')),
          ),
        ),
      ),
  ],
])('%s is refused', async (_what, make) => {
  expect(await codeOf(make())).toBe('fileBroken')
})

test('files with a password and those of older versions are refused in their own words', async () => {
  const locked = recordOf(types.filePass, Buffer.alloc(6))
  expect(await codeOf(asBook(oldStream(cells, [locked])))).toBe('fileEncrypted')
  const older = oldStream(cells)
  older.writeUInt16LE(0x0500, 4)
  expect(await codeOf(asBook(older))).toBe('fileUnknown')
  const renamed = Buffer.from(files[0])
  const { entryAt } = file.streams.get('Workbook')!
  renamed.fill(0, entryAt, entryAt + 64)
  renamed.write('Book', entryAt, 'utf16le')
  renamed.writeUInt16LE(10, entryAt + 64)
  expect(await codeOf(renamed)).toBe('fileUnknown')
  expect(readStream(openCompound(renamed), 'Book')).toEqual(readStream(file, 'Workbook'))
})
