import { useEffect, useState } from 'react'
import { api } from '#src/web/api.ts'
import { schoolApi } from '../contract.ts'

interface Loaded {
  provinceId: number
  attempt: number
  options: { id: number; name: string }[] | undefined
}

/** The approved schools of a province; `failed` with a way to try again. */
export function useSchools(provinceId: number | null) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    if (provinceId === null) return
    const leaving = new AbortController()
    api(schoolApi.getSchoolsOfProvince, { provinceId }, { quiet: true, signal: leaving.signal })
      .then((schools) => schools.map(({ schoolId, name }) => ({ id: schoolId, name })))
      .catch(() => undefined)
      .then((options) => leaving.signal.aborted || setLoaded({ provinceId, attempt, options }))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [provinceId, attempt])
  const ours = loaded?.provinceId === provinceId && loaded.attempt === attempt ? loaded : undefined
  return {
    options: ours?.options ?? [],
    loading: provinceId !== null && ours === undefined,
    failed: ours !== undefined && ours.options === undefined,
    retry: () => setAttempt(attempt + 1),
  }
}
