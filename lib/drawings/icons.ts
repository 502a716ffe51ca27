/** Strokes in a square of 24, by name. */
export const ICONS = {
  sensor:
    'M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6M7.5 7.5a6.4 6.4 0 0 0 0 9M16.5 7.5a6.4 6.4 0 0 1 0 9M4.5 4.5a10.6 10.6 0 0 0 0 15M19.5 4.5a10.6 10.6 0 0 1 0 15',
  meter: 'M5 3h14v18H5zM8 6h8v4H8zM12 13.5v3.5M9 20v-1.500M15 20v-1.500',
  machine: 'M3 21V10l6 4v-4l6 4V4h6v17zM7 17.500h2M12 17.500h2M17 17.500h1',
  gateway:
    'M3 13h18v7H3zM6.500 16.500h.010M10 16.500h.010M17.500 13V4M14 16.500h4M14.500 6.500L17.500 3.500L20.500 6.500',
  board: 'M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
  switch: 'M2.500 8h19v8h-19zM6 12h1.500M10 12h1.500M14 12h1.500M18 12h.500',
  server: 'M4 3.500h16v7H4zM4 13.500h16v7H4zM7.500 7h.010M7.500 17h.010M11 7h5.500M11 17h5.500',
  database: 'M4 6c0-4 16-4 16 0s-16 4-16 0v12c0 4 16 4 16 0V6M4 12c0 4 16 4 16 0',
  cloud: 'M7 19a4.500 4.500 0 0 1-.500-9a6 6 0 0 1 11.500 1a4 4 0 0 1-.500 8z',
  screen: 'M2.500 4.500h19v12h-19zM8.500 20.500h7M12 16.500v4',
  phone: 'M7 2.500h10v19H7zM11 18.500h2',
  camera: 'M3 7h12v9H3zM15 10l6-3v9l-6-3zM8 16v5M5 21h6',
  user: 'M12 3.500a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4.500 21c0-9 15-9 15 0',
  app: 'M3 4h18v16H3zM3 8.500h18M6 6.200h.010M8.500 6.200h.010M7 13h4M7 16.500h10',
  file: 'M6 2.500h8l5 5v14H6zM14 2.500v5h5M9 13h6.500M9 17h6.500',
} as const;

export type IconName = keyof typeof ICONS;
export const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name);
