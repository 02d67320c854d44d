interface Reports {
  vitest: string
  journeys: string
}
export function failuresOf(reports: Reports, most?: number): string[]
export function flakyOf(reports: { journeys: string }): string[]
export function skippedOf(reports: Pick<Reports, 'vitest'>): string[]
