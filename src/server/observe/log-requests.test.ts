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
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line.length).toBeLessThan(600)
    expect(line).not.toMatch(/SECRET|13812345678/)
  }
  await app.close()
})
