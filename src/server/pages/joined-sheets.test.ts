import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { joinedSheet, serveJoinedSheets, sheetsOfPages } from './joined-sheets.ts'

const routes = {
  root: { css: ['/assets/shell-A1.css#'] },
  '/': { parentId: 'root', css: ['/assets/page_B-2.css', '/assets/shell-A1.css#'] },
  '/plain': { parentId: 'root' },
}

test('a page has the stylesheets of its parents first, each once', () => {
  expect(sheetsOfPages(routes)).toEqual([
    ['/assets/shell-A1.css'],
    ['/assets/shell-A1.css', '/assets/page_B-2.css'],
    ['/assets/shell-A1.css'],
  ])
})

test('the stylesheets of a page are served joined and immutable, and no other combination', async () => {
  const client = mkdtempSync(join(tmpdir(), 'sheets-'))
  mkdirSync(join(client, 'assets'))
  writeFileSync(join(client, 'assets', 'shell-A1.css'), 'a{color:red}')
  writeFileSync(join(client, 'assets', 'page_B-2.css'), 'b{color:blue}')
  const app = Fastify()
  serveJoinedSheets(app, client, sheetsOfPages(routes))
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
  const others = ['page_B-2,shell-A1', 'shell-A1,shell-A1', 'page_B-2', '../secret', '']
  for (const names of others) {
    expect((await app.inject(`/styles/${names}.css`)).statusCode, names).toBe(404)
  }
})
