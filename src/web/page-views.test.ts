import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { policyMaker } from '#src/server/pages/page-policy.ts'
import { siteInfo } from '#src/server/pages/site-info.ts'
import { PageViews } from './page-views.tsx'

const script = 'https://statistics.example/count.js?site=1'

const page = (settings: Record<string, string>) => {
  const config = readConfig(settings)
  return {
    html: renderToStaticMarkup(createElement(PageViews, { site: siteInfo(config) })),
    policy: policyMaker(config)([]),
  }
}

test('the statistics script of the settings is on the page, and its origin alone may run', () => {
  const { html, policy } = page({ PAGE_VIEW_SCRIPT: script })
  expect(html).toContain(`src="${script}"`)
  expect(/script-src [^;]*/.exec(policy)?.[0]).toContain(' https://statistics.example')
})

test('without the setting there is no such script, and no foreign origin', () => {
  const { html, policy } = page({})
  expect(html).toBe('')
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('https:')
})
