import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { costs } from '#src/server/http/cost-limit.ts'
import { serveBuiltFiles } from '#src/server/pages/built-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'built-'))
afterAll(() => rm(folder, { recursive: true }))
await mkdir(join(folder, 'assets'))
await mkdir(join(folder, 'icons'))
const names = ['assets/worker.mjs', 'assets/a.wasm', 'assets/a.bcmap', 'assets/a.webp', 'og.png']
for (const name of [...names, 'assets/app.js', 'icons/a.webp']) {
  await writeFile(join(folder, name), 'x'.repeat(5000))
}
await writeFile(join(folder, 'assets/app.js.br'), 'small')

async function openServer() {
  const app = Fastify({ logger: false })
  const routed = new Map<string, number | undefined>()
  app.addHook('onRequest', async ({ url, routeOptions }) => {
    routed.set(url, routeOptions.config.cost)
  })
  await serveBuiltFiles(app, folder)
  return { app, routed }
}

test('every file of the build is a kept one, whatever its ending', async () => {
  const { app, routed } = await openServer()
  for (const name of names) expect((await app.inject(`/${name}`)).statusCode).toBe(200)
  expect([...routed]).toEqual(names.map((name) => [`/${name}`, costs.kept]))
  await app.close()
})
