import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react'
import type { Posted } from '#src/shared/posted.ts'
import type { RootData } from '#src/shared/page.ts'
import { AddressContext, type PageAddress } from './address.ts'
import { LocaleProvider } from './i18n.tsx'
import { PostedContext } from './posted.ts'
import { RootDataContext } from './root-data.ts'

/** The data of an island, sent to the browser with its markup. */
export interface IslandData {
  root: RootData
  posted?: Posted | undefined
  /** The props of the part. */
  given?: object | undefined
}

interface Hydration {
  /** Renders markup that React can hydrate, unlike that of a plain page. */
  render(part: ReactNode, prefix: string): string
  data: IslandData
  /** The parts that replace an island after a form without script, by their names (`app/steps.ts`). */
  steps: Record<string, (posted: Posted | undefined) => ReactNode>
}

/** Set while a plain page is rendered. */
export const HydrationContext = createContext<Hydration | undefined>(undefined)

/**
 * An interactive part of a plain page: complete without script, and hydrated without the router
 * (`app/islands.ts` names its code). On a hydrated page it is an ordinary component.
 */
export function Island<P extends object>({
  name,
  part,
  given,
  late,
}: {
  name: string
  part: ComponentType<P>
  /** Hydrated after all that the page shows has come, because it is of use before. */
  late?: boolean
} & (object extends P ? { given?: P } : { given: P })) {
  const hydration = useContext(HydrationContext)
  const address = useContext(AddressContext)
  const content = createElement(part as ComponentType<object>, given)
  if (!hydration) return content
  const step = hydration.steps[name]?.(hydration.data.posted)
  if (step) return step
  const data = { ...hydration.data, given }
  const html = hydration.render(
    <IslandFrame data={data} address={address}>
      {content}
    </IslandFrame>,
    name,
  )
  return (
    <>
      <div data-island={name} data-late={late} dangerouslySetInnerHTML={{ __html: html }} />
      <script
        type="application/json"
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(data).replaceAll('<', '\\u003c'),
        }}
      />
    </>
  )
}

/** The contexts around an island, the same on the server and in the browser. */
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
