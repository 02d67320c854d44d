import { existsSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'

/** Opens the installed Chromium, or Playwright's own, without a network. */
export function openBrowser(): Promise<Browser> {
  const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) =>
    existsSync(path),
  )
  return chromium.launch({
    args: ['--disable-gpu', '--disable-background-networking'],
    ...(installed !== undefined && { executablePath: installed }),
  })
}

export async function shoot(page: Page, html: string, file: string): Promise<string> {
  await page.setContent(html)
  await page.screenshot({ path: file, type: file.endsWith('.png') ? 'png' : 'jpeg' })
  return file
}
