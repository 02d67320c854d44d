import { type ComponentType, useEffect, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { quietly } from '#src/web/quietly.ts'
import { Button } from '#src/web/ui/button.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import css from './side-panel.module.css'
import { studyText } from './text.ts'

/** A part beside the player that loads when its tab is opened. Without a network its script does not come, and the film must go on. */
export function LazyTab<P extends object>({
  load,
  missing,
  props,
}: {
  /** The same function at each rendering. */
  load: () => Promise<ComponentType<P>>
  /** What is said where it does not come. */
  missing: string
  props: P
}) {
  const t = useText(studyText)
  const [attempt, setAttempt] = useState(1)
  const [loaded, setLoaded] = useState<{ attempt: number; Part: ComponentType<P> | undefined }>()
  useEffect(() => {
    let isGone = false
    const take = async () => {
      const Part = await quietly(load())
      if (!isGone) setLoaded({ attempt, Part: Part || undefined })
    }
    void take()
    return () => {
      isGone = true
    }
  }, [attempt, load])
  if (loaded?.Part) return <loaded.Part {...props} />
  if (loaded?.attempt !== attempt) return <SkeletonText lines={3} />
  return (
    <p className={css.choice} role="status">
      {missing}{' '}
      <Button size="small" onClick={() => setAttempt(attempt + 1)}>
        {t.retry}
      </Button>
    </p>
  )
}
