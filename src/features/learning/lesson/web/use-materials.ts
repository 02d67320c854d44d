import { useEffect, useEffectEvent, useState } from 'react'
import { classMaterialApi } from '#src/features/learning/class-material/contract.ts'
import { useLoad } from '#src/web/act/use-load.ts'

/**
 * Reads the materials of a class, and again when the teacher comes back from another tab, in which they may have added
 * or removed one. The former list stays until the next has arrived.
 */
export function useMaterials(classId: number) {
  const { data, failed, retry } = useLoad(classMaterialApi.getMaterials, { classId })
  const [kept, keep] = useState(data)
  if (data && data !== kept) keep(data)
  const look = useEffectEvent(() => document.visibilityState === 'visible' && retry())
  useEffect(() => {
    const comes = () => look()
    document.addEventListener('visibilitychange', comes)
    return () => document.removeEventListener('visibilitychange', comes)
  }, [])
  return { list: kept, failed: failed && !kept, retry }
}
