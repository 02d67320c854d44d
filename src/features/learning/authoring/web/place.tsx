import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '#src/web/use-hydrated.ts'
import css from './edit.module.css'

/** The control of a place that takes the focus: one with an error first. */
const controls = [
  '[aria-invalid=true]',
  'input:not([type=hidden]), select, textarea, [role=textbox]',
  'button',
]

/** A place of the form to which the check of a course and other pages lead: `#introduction`. */
export const Place = ({ name, children }: { name: string; children: ReactNode }) => (
  <div id={name} tabIndex={-1} className={css.place}>
    {children}
  </div>
)

/** Brings a place of the page into view, with the cursor in its field. */
export function goToPlace(place: HTMLElement | null) {
  if (!place) return
  const found = controls.map((one) => place.querySelector<HTMLElement>(one))
  place.scrollIntoView({ block: 'center' })
  const control = found.find((one) => one !== null) ?? place
  control.focus({ preventScroll: true })
}

/** Goes to the place that the address names. @returns whether it names one */
export function useNamedPlace(): boolean {
  const { hash } = useLocation()
  const name = decodeURIComponent(hash.slice(1))
  useEffect(() => {
    if (name === '') return undefined
    // The page scrolls to the top, or to where it was, after its effects.
    const frame = requestAnimationFrame(() => goToPlace(document.getElementById(name)))
    return () => cancelAnimationFrame(frame)
  }, [name])
  // The server does not know the part of an address behind the #.
  return useHydrated() && name !== ''
}
