import { spawn } from 'node:child_process'
import { once } from 'node:events'

const script = `
const http = require('node:http')
const [url, token] = process.argv.slice(1)
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
const ask = () => new Promise((done, failed) => http.get(url, { agent, headers: { token } }, (answer) => {
  if (answer.statusCode !== 200) failed(new Error(String(answer.statusCode)))
  answer.resume().on('end', done)
}).on('error', failed))
process.on('message', async (times) => {
  for (let at = 0; at < times; at++) await ask()
  process.send('done')
})`

/** Asks for an address over one connection from a process of its own, whose CPU is not counted. */
export function openAsker(url: string, token: string) {
  const child = spawn(process.execPath, ['-e', script, url, token], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const gone = once(child, 'exit').then(() => {
    throw new Error('the asker has ended')
  })
  gone.catch(() => undefined)
  return {
    async ask(times: number): Promise<void> {
      child.send(times)
      await Promise.race([once(child, 'message'), gone])
    },
    end: () => child.kill(),
  }
}
