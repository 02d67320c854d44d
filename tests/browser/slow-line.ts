import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** 240 kbit/s, in small steps: the browser's own throttling hands on 64 kB at a time, which no player can judge. */
const step = { bytes: 1500, ms: 50 }

/** Lets answers whose address matches come as over a slow line. @returns its end */
export async function slowLine(page: Page, addresses: RegExp): Promise<() => Promise<void>> {
  const { origin } = new URL(page.url())
  const line = createServer((request, response) => {
    const answer = async () => {
      const bytes = Buffer.from(await (await fetch(new URL(request.url!, origin))).arrayBuffer())
      response.writeHead(200, { 'content-length': bytes.length })
      for (let at = 0; at < bytes.length && !response.destroyed; at += step.bytes) {
        response.write(bytes.subarray(at, at + step.bytes))
        await wait(step.ms)
      }
      response.end()
    }
    answer().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const { port } = line.address() as AddressInfo
  await page.route(addresses, (route) => {
    const url = new URL(route.request().url())
    return route.continue({ url: `http://127.0.0.1:${port}${url.pathname}` })
  })
  return async () => {
    await page.unroute(addresses)
    line.closeAllConnections()
    line.close()
  }
}
