// The baseline: a Fastify server that answers a constant string and does nothing else.
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { answerParent } from './ipc.ts'

const app = Fastify()
app.get('/', async () => 'Farsail')

answerParent({
  listen: async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    return (app.server.address() as AddressInfo).port
  },
  cpu: () => process.cpuUsage(),
})
