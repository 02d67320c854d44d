import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { siteInfo } from '#src/server/pages/site-info.ts'
import type { RootData } from '#src/shared/page.ts'
import { RootDataContext } from '#src/web/root-data.ts'
import { classesPath } from '../paths.ts'
import { RightPanel } from './right-panel.tsx'

/** Renders the right part of the header for a student who is offered the page of classes. */
async function panel(CLASS_LINK: 'show' | 'hide'): Promise<string> {
  const root: RootData = {
    site: siteInfo(readConfig({ CLASS_LINK })),
    viewer: {
      ...{ id: 1, username: 'lin', realName: '', name: 'lin', avatar: null },
      ...{ hasRole: true, offered: [classesPath], erasesAt: null },
    },
    ...{ unread: 0, locale: 'zh-CN', path: '/', kept: '', title: { zh: '', en: '' } },
    ...{ layout: 'default', scheme: undefined, listed: true },
  }
  const header = createElement(RootDataContext.Provider, { value: root }, createElement(RightPanel))
  const handler = createStaticHandler([{ path: '*', element: header }])
  const context = await handler.query(new Request('http://localhost/zh-CN'))
  if (context instanceof Response) throw new Error('The page leads elsewhere')
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(createElement(StaticRouterProvider, { router, context }))
  return new Response(prelude).text()
}

test('the header links to the classes unless CLASS_LINK hides the link', async () => {
  const link = `href="/zh-CN${classesPath}"`
  expect(await panel('show')).toContain(link)
  expect(await panel('hide')).not.toContain(link)
})
