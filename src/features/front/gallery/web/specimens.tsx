import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import css from './gallery.module.css'
import { stateText } from './state-text.ts'

const schemes = ['light', 'dark'] as const

/** The only part that the page shows; undefined shows all. */
export const AloneContext = createContext<string | undefined>(undefined)

/** The scheme of the half around a specimen. */
export const HalfContext = createContext<(typeof schemes)[number]>('light')

/**
 * One component under an address of its own, '/test#Button': live in the light scheme and, beside it, in
 * the dark one, whatever the scheme of the page.
 */
export function Part({
  name,
  wide,
  children,
}: {
  /** The component's name in the code. */
  name: string
  /** Needs the whole width: the two stand one under the other. */
  wide?: boolean
  /** Rendered once in each scheme. */
  children: ReactNode
}) {
  const t = useText(stateText)
  const alone = use(AloneContext)
  if (alone !== undefined && alone !== name) return null
  return (
    <div id={name} className={css.part}>
      <h3 className={css.name}>
        <a href={`?part=${name}`}>
          <code>{name}</code>
        </a>
      </h3>
      <div className={cx(css.pair, !wide && css.beside)}>
        {schemes.map((scheme) => (
          <div key={scheme} className={css.half} data-scheme={scheme} title={t[scheme]}>
            <HalfContext value={scheme}>{children}</HalfContext>
          </div>
        ))}
      </div>
    </div>
  )
}

/** A state with its name under it. */
export function State({
  name,
  rest,
  on = 'button, a, input, select, textarea',
  grow,
  children,
}: {
  /** Left out where `rest` names it. */
  name?: string
  /** Shows the part as if it were pointed at or focused (rest-states.ts). */
  rest?: 'hover' | 'focus'
  /** The selector of the element pointed at. */
  on?: string
  /** Takes the whole width, as a field does. */
  grow?: boolean
  children: ReactNode
}) {
  const t = useText(stateText)
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (rest) ref.current?.querySelector(on)?.setAttribute('data-rest', rest)
  })
  return (
    <figure ref={ref} className={cx(css.state, grow && css.grow)}>
      {children}
      <figcaption>{name ?? (rest ? t[rest] : t.usual)}</figcaption>
    </figure>
  )
}

/** A part at rest, pointed at and focused. */
export function Usual({
  on,
  grow,
  children,
}: {
  on?: string
  grow?: boolean
  children: ReactNode
}) {
  return (
    <>
      <State grow={grow}>{children}</State>
      <State rest="hover" on={on} grow={grow}>
        {children}
      </State>
      <State rest="focus" on={on} grow={grow}>
        {children}
      </State>
    </>
  )
}

/** States beside one another. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className={css.row}>{children}</div>
)
