import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { claimFolder } from './owner.ts'
import { pidNamespace, startOf } from './process-info.ts'

const temp = mkdtempSync(join(tmpdir(), 'farsail-owner-'))
afterAll(() => rmSync(temp, { recursive: true }))

test('an owner file whose pid now belongs to another process is stale', async () => {
  const file = join(mkdtempSync(join(temp, 'f-')), 'owner.json')
  writeFileSync(file, owner({ start: 'another boot 1' }))
  const release = await claimFolder(file)
  expect(readFileSync(file, 'utf8')).toContain(startOf(process.pid) ?? process.pid)
  release()
  expect(existsSync(file)).toBe(false)
})

test('an owner on another machine holds the folder as long as it renews its file', async () => {
  const file = join(mkdtempSync(join(temp, 'f-')), 'owner.json')
  writeFileSync(file, owner({ host: 'another-machine' }))
  const signs = setInterval(() => utimesSync(file, new Date(), new Date()), 20)
  await expect(claimFolder(file, 100)).rejects.toThrow('on another-machine')
  clearInterval(signs)
  const release = await claimFolder(file, 100)
  release()
})

function owner(changes: object): string {
  const since = new Date().toISOString()
  const { pid } = process
  const base = { pid, host: hostname(), pidNamespace: pidNamespace(), since, command: 'test' }
  return JSON.stringify({ ...base, ...changes })
}
