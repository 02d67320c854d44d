import { copyFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Config } from '#src/config.ts'
import { MediaFailure } from '#src/server/media/work.ts'
import type { Office } from '../../document/server/office-program.ts'
import { byOffice } from './by-office.ts'

const config = {
  FARSAIL_DATA: await mkdtemp(join(tmpdir(), 'by-office-')),
  DISK_FLOOR_MIB: 0,
} as Config
const { signal } = new AbortController()
const order = { ending: 'doc', to: 'docx' } as const

test('an old Word file goes to LibreOffice with its ending and comes back as a new one', async () => {
  const asked: string[] = []
  const office: Office = {
    async convert({ from, ending, into, to }) {
      asked.push(`${ending} to ${to}`)
      await copyFile(from, join(into, 'made'))
      return join(into, 'made')
    },
  }
  expect(
    Buffer.from(await byOffice(office, config, Buffer.from('old'), order, signal)).toString(),
  ).toBe('old')
  expect(asked).toEqual(['doc to docx'])
})

test('a file that LibreOffice does not read is named as broken', async () => {
  const office: Office = { convert: () => Promise.reject(new MediaFailure('broken')) }
  await expect(byOffice(office, config, Buffer.from('x'), order, signal)).rejects.toMatchObject({
    code: 'fileBroken',
  })
})
