import { useEffect, useRef } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { favouriteApi } from '../contract.ts'
import type { FavouriteKindName } from '../kinds.ts'
import { buttonText } from './button-text.ts'

/** The state that a press asks for, and its number. */
export interface Press {
  wanted: boolean
  count: number
}

/** Sends each press of a heart once, one after the other, so that the last one counts. Shows nothing. */
export function HeartSender({
  kind,
  thingId,
  press,
  onRefused,
}: {
  kind: FavouriteKindName
  thingId: number
  press: Press
  onRefused: (press: Press) => void
}) {
  const t = useText(buttonText)
  const { act } = useAct()
  const last = useRef(0)
  const sent = useRef<Promise<unknown>>(undefined)
  useEffect(() => {
    if (last.current === press.count) return
    last.current = press.count
    const send = async (before: Promise<unknown> | undefined) => {
      await before
      const { wanted } = press
      const done = await act(
        wanted ? favouriteApi.collect : favouriteApi.uncollect,
        { kind, thingId },
        { refresh: false, said: wanted ? t.added : t.removed },
      )
      if (!done) onRefused(press)
    }
    sent.current = send(sent.current)
  })
  return null
}
