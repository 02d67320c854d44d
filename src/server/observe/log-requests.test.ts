import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { fastifyOptions } from '../http/operations.ts'
import { logRequests, openLogger } from './logger.ts'

test('an address of 14 kB, a ticket and a phone number leave no trace in the log', async () => {
  const lines: string[] = []
  const config = readConfig({})
  const log = openLogger(config, { write: (line: string) => void lines.push(line) })
  const app = Fastify(fastifyOptions(config, log))
  app.decorateRequest('userId', null)
  logRequests(app)
  app.get('/*', async () => 'a page')
  await app.inject(`/zh-CN/${'x'.repeat(14_000)}?ticket=SECRET&inputNumber=13812345678`)
  await app.inject('/zh-CN/13812345678?13812345678&keyword=SECRET')
  await app.inject('/zh-CN/zhang.san.SECRETword/lisi')
  expect(lines).toHaveLength(3)
  for (const line of lines) {
    expect(line.length).toBeLessThan(600)
    expect(line).not.toMatch(/SECRET|13812345678/)
  }
  await app.close()
})

test('the log names the page of a request; one that leads nowhere leaves no text', async () => {
  const lines: string[] = []
  const log = openLogger(readConfig({}), { write: (line: string) => void lines.push(line) })
  const app = Fastify(fastifyOptions(readConfig({}), log))
  app.decorateRequest('userId', null)
  logRequests(app)
  app.get('/*', async (request) => {
    request.page = request.url.endsWith('/7') ? '/course/:id' : null
    return 'a page'
  })
  await app.inject('/zh-CN/course/7')
  await app.inject('/zh-CN/zhang.san')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { route: '/course/:id', url: '/zh-CN/course/7' },
    { route: '/*', url: '/zh-CN/…' },
  ])
  await app.close()
})
