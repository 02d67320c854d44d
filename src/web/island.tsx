import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react'
import type { Posted } from '#src/shared/posted.ts'
import type { RootData } from '#src/shared/page.ts'
import { AddressContext, type PageAddress } from './address.ts'
import { LocaleProvider } from './i18n.tsx'
import { PostedContext } from './posted.ts'
import { RootDataContext } from './root-data.ts'

/** What a living part of a plain page is given besides its page's markup. */
export interface IslandData {
  root: RootData
  posted?: Posted | undefined
}

interface Waking {
  /** Renders markup that React can take over, which a plain page's is not. */
  render(part: ReactNode, prefix: string): string
  data: IslandData
}

/** Given while a plain page is rendered. */
export const WakingContext = createContext<Waking | undefined>(undefined)

/**
 * A part that lives on a plain page: complete without script, and woken by React without the router
 * (`app/islands.ts` says where its code is). On a page that is alive it is a part like any other.
 */
export function Island({ name, part }: { name: string; part: ComponentType }) {
  const waking = useContext(WakingContext)
  const address = useContext(AddressContext)
  const content = createElement(part)
  if (!waking) return content
  const html = waking.render(
    <IslandFrame data={waking.data} address={address}>
      {content}
    </IslandFrame>,
    name,
  )
  return (
    <>
      <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
      <script
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(waking.data).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}

/** What surrounds a part on its own, on the server and in the browser alike. */
export function IslandFrame({
  data: { root, posted },
  address,
  children,
}: {
  data: IslandData
  address: PageAddress
  children: ReactNode
}) {
  return (
    <LocaleProvider value={root.locale}>
      <AddressContext value={address}>
        <RootDataContext value={root}>
          <PostedContext value={posted}>{children}</PostedContext>
        </RootDataContext>
      </AddressContext>
    </LocaleProvider>
  )
}
