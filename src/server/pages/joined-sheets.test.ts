import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { joinedSheet, serveJoinedSheets } from './joined-sheets.ts'

test('stylesheets of the build are served joined and immutable, and no other files', async () => {
  const client = mkdtempSync(join(tmpdir(), 'sheets-'))
  mkdirSync(join(client, 'assets'))
  writeFileSync(join(client, 'assets', 'shell-A1.css'), 'a{color:red}')
  writeFileSync(join(client, 'assets', 'page_B-2.css'), 'b{color:blue}')
  writeFileSync(join(client, 'secret.css'), 'c{}')
  const app = Fastify()
  serveJoinedSheets(app, client)
  const url = joinedSheet(['/assets/shell-A1.css#', '/assets/page_B-2.css'])
  expect(url).toBe('/styles/shell-A1,page_B-2.css')
  for (let round = 0; round < 2; round++) {
    const { statusCode, body, headers } = await app.inject(url)
    expect(statusCode).toBe(200)
    expect(body).toBe('a{color:red}b{color:blue}')
    expect(headers['content-type']).toMatch(/^text\/css/)
    expect(headers['cache-control']).toContain('immutable')
  }
  const compressed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
  expect(compressed.headers['content-encoding']).toBe('br')
  const many = Array.from({ length: 13 }, () => 'shell-A1').join(',')
  for (const none of ['other', '../secret', '..%2Fsecret', 'shell-A1,', '', many]) {
    expect((await app.inject(`/styles/${none}.css`)).statusCode, none).toBe(404)
  }
})
