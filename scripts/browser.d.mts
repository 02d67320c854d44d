/** @returns the program's path; undefined means the browser that Playwright has installed itself. */
export function ensureBrowser(): string | undefined
