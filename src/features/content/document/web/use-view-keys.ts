import { type RefObject, useEffect, useRef } from 'react'
import { useKeys } from '#src/web/use-keys.ts'

/** Pixels that an arrow key scrolls. */
const line = 60

/**
 * The keys of a viewer.
 * @param find opens its search in place of the browser's, which sees no pages to come.
 * @param scroller is scrolled by the arrow keys while nothing has the focus, as a page is.
 */
export function useViewKeys(
  acts: Record<string, () => void>,
  {
    find,
    scroller,
  }: { find?: (() => void) | undefined; scroller?: RefObject<HTMLElement | null> } = {},
) {
  const scroll = (top: number) => () => scroller?.current?.scrollBy({ top })
  const scrollScreen = () =>
    scroller?.current?.scrollBy({ top: scroller.current.clientHeight - line })
  const idle: Record<string, () => void> = {
    ArrowDown: scroll(line),
    ArrowUp: scroll(-line),
    ' ': scrollScreen,
    Home: scroll(-Number.MAX_SAFE_INTEGER),
    End: scroll(Number.MAX_SAFE_INTEGER),
  }
  useKeys(({ key }) => {
    const act = acts[key.length === 1 ? key.toLowerCase() : key]
    const isIdle = scroller !== undefined && document.activeElement === document.body
    return act ?? (isIdle ? idle[key] : undefined)
  })
  const current = useRef(find)
  useEffect(() => {
    current.current = find
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f'
      if (!isFind || event.shiftKey || event.altKey || !current.current) return
      event.preventDefault()
      current.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
