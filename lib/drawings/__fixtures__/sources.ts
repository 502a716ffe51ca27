import type { DrawingKind } from '@/lib/drawings/drawing-kinds.ts';

/** A drawing of each kind, and of each of its forms. */
export const SOURCES: readonly (readonly [name: string, kind: DrawingKind, source: string])[] = [
  [
    'a strip',
    'pinout',
    'title: Debug port\ncount: 4\npins: { 2: TXD, 3: RXD, 4: GND }\nused: { label: Serial console, pins: [2, 3, 4] }',
  ],
  [
    'a D-sub',
    'pinout',
    'title: 序列埠\nshape: dsub\nface: male\ncount: 9\npins:\n  1: 載波偵測\n  2: RXD\n  5: GND\n  9: CAN1_L',
  ],
  [
    'a header with a jumper',
    'pinout',
    'title: Header\nshape: header\npins: { 1: 3.3 V, 2: 5 V, 3: Boot, 4: GND }\ncap: { label: Recovery, pins: [3, 4] }',
  ],
  [
    'switches',
    'pinout',
    'title: Switches\npositions:\n  Flash UFS from the host: { SW1: [on, off], SW2: [on, on, off, off] }\n  Boot: { SW1: [off, off], SW2: [off, on, off, off] }',
  ],
  [
    'a bus',
    'wiring',
    'title: RS-485\ndevices:\n  gw: { name: Gateway with a long name, terminals: [DATA+, DATA-, GND] }\n  m1: { name: Meter 1, terminals: [DATA+, DATA-, GND] }\n  m2: { name: Meter 2, terminals: [DATA+, DATA-, GND] }\nwires:\n  - gw.DATA+ -- m1.DATA+\n  - gw.DATA- -- m1.DATA-\n  - gw.GND -- m1.GND\n  - m1.DATA+ -- m2.DATA+\n  - m1.DATA- -- m2.DATA-\nacross:\n  - "gw.DATA+ -- gw.DATA-: 120 Ω"\n  - "m2.DATA+ -- m2.DATA-: 120 Ω"',
  ],
  [
    'a loop',
    'wiring',
    'title: Loop\ndevices:\n  ps: { name: 電源, terminals: [+, "-"] }\n  tx: { name: 傳送器, terminals: [+, "-"] }\n  ai: { name: 類比輸入, terminals: [AI+, AI-] }\nwires:\n  - ps.+ -- tx.+\n  - "tx.- -- ai.AI+: 4–20 mA"\n  - ps.- -- ai.AI-',
  ],
  [
    'crossed wires',
    'wiring',
    'title: Crossed\ndevices:\n  a: { name: A, terminals: [TXD, RXD] }\n  b: { name: B, terminals: [TXD, RXD] }\nwires: [a.TXD -- b.RXD, a.RXD -- b.TXD]',
  ],
  [
    'a network',
    'topology',
    'title: Network\nlevels:\n  - name: Plant\n    nodes: { m: meter | Power meters, p: machine | Controller, s: sensor | Sensors }\n  - name: Edge\n    nodes: { g: gateway | Gateway }\n  - nodes: { c: cloud | Cloud, d: Time series }\nlinks:\n  - "m -> g: Modbus RTU"\n  - "p <-> g: Ethernet"\n  - s -> g\n  - "c <- g: MQTT over TLS with a certificate"\n  - "c -- d: stores"',
  ],
  [
    'hysteresis',
    'timeline',
    'title: Alarm\naxis: { from: 0, to: 100, label: Time, ticks: { 30: limit crossed, 62: below limit, 75: below reset } }\ntracks:\n  - name: Temperature\n    signal: [[0, 20], [30, 80], [45, 90], [75, 70], [100, 60]]\n    limits: { Limit: 80, Reset: 70 }\n  - name: Alarm\n    spans: [[0, 30], [30, 34, a label that does not fit], [34, 100, off]]\n  - name: Messages\n    events: [[30, Alarm message], [33, Second message], [75]]',
  ],
  [
    'a scene',
    'placement',
    'title: Entrance\nsize: [100, 60]\nitems:\n  - { name: Camera above the door, camera: [50, 6], toward: [50, 40] }\n  - { name: Counting line, line: [[20, 36], [80, 36]], arrow: true }\n  - { name: Way, way: [[50, 58], [50, 44]] }\n  - { name: Door, object: [[30, 52], [70, 55]] }\n  - { name: Zone, zone: [[72, 10], [96, 10], [96, 28]] }\n  - { name: Height, distance: [[8, 6], [8, 54]] }\n  - { name: Visitor, person: [50, 50] }\n  - { name: 溫度感測器, sensor: [51, 50] }',
  ],
];
