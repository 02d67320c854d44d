import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import type { Part } from './reports/intervals.ts'
import { reachable } from './reachable.ts'
import { studyText } from './text.ts'

/** Takes a film back to what was watched when a jump leads beyond it, and says why. The server counts by the same rule. */
export function useNoSkipping(
  ref: RefObject<HTMLVideoElement | null>,
  { on, watched }: { on: boolean; watched: readonly Part[] },
): void {
  const t = useText(studyText)
  const keep = useEffectEvent((element: HTMLVideoElement) => {
    const to = reachable(watched, element.currentTime)
    if (to === element.currentTime) return
    element.currentTime = to
    toast.info(t.noSkipping)
  })
  useEffect(() => {
    const element = ref.current
    if (!on || !element) return
    const jumped = () => keep(element)
    element.addEventListener('seeking', jumped)
    return () => element.removeEventListener('seeking', jumped)
  }, [ref, on])
}
