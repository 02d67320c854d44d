import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#src/config.ts'
import { createApp } from './create-app.ts'
import { openLogger } from '#src/server/observe/logger.ts'
import { publicFileUrl } from '#src/server/storage/file-url.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { testDatabase } from '#src/server/testing/database.ts'

const database = await testDatabase()

test('a stop does not wait for a response that its reader never finishes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'farsail-app-'))
  await chmod(folder, 0o711)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const config = readConfig({ FARSAIL_DATA: folder, LOG_LEVEL: 'silent' })
  const log = openLogger(config)
  const given = { config, database: database.config, log, pages: 'none' as const }
  const { kernel, close } = await createApp({ ...given, drainMs: 300 })
  // More than the sockets' buffers hold.
  const bytes = Buffer.alloc(64 * 1024 * 1024)
  const file = await saveFile(kernel, {
    bytes,
    name: 'film.mp4',
    mime: 'video/mp4',
    visibility: 'public',
    ownerId: null,
  })
  await kernel.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = kernel.app.server.address() as { port: number }
  const asked = request({ port, path: publicFileUrl(file) }).end()
  const [answer] = await once(asked, 'response')
  answer.pause()
  answer.on('error', () => {})
  asked.on('error', () => {})

  const began = performance.now()
  await close()
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('without its database the product answers 503 (unavailable), not 500', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'farsail-app-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const config = readConfig({ FARSAIL_DATA: folder, LOG_LEVEL: 'silent' })
  const log = openLogger(config)
  const { kernel, close } = await createApp({
    config,
    database: database.config,
    log,
    pages: 'none',
  })
  onTestFinished(() => close())
  // Every call finds its connection gone, as when the server stops.
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  vi.spyOn(kernel.db.$client, 'query').mockRejectedValue(gone)
  const asked = { url: '/api/Course/GetCourseHome?kind=premium' }
  const visitor = await kernel.app.inject(asked)
  expect(visitor.json()).toMatchObject({ code: 503, error: 'common.unavailable' })
  const person = await kernel.app.inject({ ...asked, headers: { token: 'x'.repeat(43) } })
  expect(person.statusCode).toBe(503)
  expect((await kernel.app.inject('/readyz')).statusCode).toBe(503)
})
