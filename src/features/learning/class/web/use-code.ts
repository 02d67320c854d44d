import { useLoad } from '#src/web/act/use-load.ts'
import { useHydrated } from '#src/web/use-hydrated.ts'
import { classApi } from '../contract.ts'

/** Reads the class code with its link. The browser alone knows the address at which it has reached the site. */
export function useCode(classId: number) {
  const hydrated = useHydrated()
  return useLoad(classApi.getCode, hydrated ? { classId, origin: window.location.origin } : null)
}
