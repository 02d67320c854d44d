export interface Native {
  path: string
  name: string
  version: string
  integrity: string
}
export function missingNatives(root: string): Native[]
