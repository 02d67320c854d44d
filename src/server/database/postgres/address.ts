import { createServer } from 'node:net'
import { join } from 'node:path'

export type Address = { host: string; port: number; options: string[] }

const defaultPort = 5432

/**
 * Listens on a Unix socket in our own folder, which no network reaches. Where its path is too long for
 * the system, or there are no sockets, it listens on 127.0.0.1 and a free port. Both require the
 * password.
 */
export async function chooseAddress(run: string): Promise<Address> {
  if (!fitsSocket(run)) {
    const port = await freePort()
    const options = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=']
    return { host: '127.0.0.1', port, options }
  }
  // The setting is a list; quotes keep a comma or a space part of the name.
  const quoted = `"${run.replaceAll('"', '""')}"`
  const options = [
    'listen_addresses=',
    `port=${defaultPort}`,
    `unix_socket_directories=${quoted}`,
    'unix_socket_permissions=0700',
  ]
  return { host: run, port: defaultPort, options }
}

/** sockaddr_un holds 108 bytes on Linux and 104 elsewhere, including the closing NUL. */
function fitsSocket(run: string): boolean {
  if (process.platform === 'win32') return false
  const length = Buffer.byteLength(join(run, `.s.PGSQL.${defaultPort}`))
  return length <= (process.platform === 'linux' ? 107 : 103)
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.on('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => done(port))
    })
  })
}
