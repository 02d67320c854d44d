import { useEffect, useRef, useState } from 'react'
import { api } from '#src/web/api.ts'
import { quietly } from '#src/web/quietly.ts'
import { studyApi } from '../contract.ts'
import { useProgress } from './study-progress.ts'
import type { Study } from './study-types.ts'

/**
 * The outline with its progress. In a course that is learned in order it is read again when an item is done, because that
 * may open a chapter.
 */
export function useOpening(loaded: Study) {
  const [renewed, setRenewed] = useState<{ of: Study; study: Study }>()
  const study = renewed?.of === loaded ? renewed.study : loaded
  const progress = useProgress(study)
  const { done } = progress
  const asked = useRef(loaded.done)
  useEffect(() => {
    if (!loaded.rules.inOrder || done <= asked.current) return
    asked.current = done
    let isOver = false
    const renew = async () => {
      const { courseId } = loaded
      const options = { quiet: true, background: true }
      const again = await quietly(api(studyApi.getStudy, { courseId }, options))
      if (again && !isOver) setRenewed({ of: loaded, study: again })
    }
    void renew()
    return () => {
      isOver = true
    }
  }, [done, loaded])
  return { study, ...progress }
}
