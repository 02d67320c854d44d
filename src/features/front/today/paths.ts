/** The address of this room’s page. */
export const todayPaths = { today: () => '/user/todos' } as const
