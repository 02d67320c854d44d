interface Reports {
  vitest: string
  journeys: string
}
export function failuresOf(reports: Reports, most?: number): string[]
