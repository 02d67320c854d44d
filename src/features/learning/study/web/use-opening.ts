import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '#src/web/api.ts'
import { quietly } from '#src/web/quietly.ts'
import { studyApi } from '../contract.ts'
import { useProgress } from './study-progress.ts'
import type { Study } from './study-types.ts'

/** The outline with its progress. In a course that is learned in order it is read again when an item is done, because that may open a chapter. */
export function useOpening(loaded: Study) {
  const [renewed, setRenewed] = useState<{ of: Study; study: Study }>()
  const study = renewed?.of === loaded ? renewed.study : loaded
  const progress = useProgress(study)
  const { done } = progress
  const renew = useEffectEvent(async (isOver: () => boolean) => {
    if (!study.rules.inOrder || done <= study.done) return
    const { courseId } = loaded
    const again = await quietly(
      api(studyApi.getStudy, { courseId }, { quiet: true, background: true }),
    )
    if (again && !isOver()) setRenewed({ of: loaded, study: again })
  })
  useEffect(() => {
    let isOver = false
    void renew(() => isOver)
    return () => {
      isOver = true
    }
  }, [done])
  return { study, ...progress }
}
