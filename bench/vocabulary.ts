const list = (text: string): string[] => text.trim().split(/\s+/);

/**
 * The words of the generated pages: industrial computers, cameras and machines. Common words first.
 */
export const NOUNS = list(`
  camera module line image carrier cable panel frame drive driver lens port license job recipe inspection station
  machine reader scanner table file folder account role operator viewer archive report counter trigger light strobe exposure
  filter gain focus mount rail bracket connector pin jumper header slot bay tray fan heatsink chassis bezel hinge screw
  gasket seal label serial revision board kernel image-builder layer recipe-book patch branch build artifact release channel
  mirror feed package installer updater volume partition disk sector stripe array spare snapshot restore-point vault mirror-set
  domain zone realm tenant site hall cell lane conveyor gripper robot axis joint spindle feeder hopper valve pump nozzle tank
  boiler chiller compressor manifold pipe flange gauge meter probe electrode cartridge membrane reagent sample batch lot pallet
  crate carton barcode matrix-code print-head ribbon spool roller belt pulley gear clutch brake bearing shaft coupling motor
  stator rotor winding coil choke transformer rectifier inverter converter regulator shunt divider amplifier comparator latch
  counter-card shift-lock decoder splitter combiner attenuator balun dipole waveguide cavity resonator crystal clock prescaler
  divisor phase pulse edge-event ramp envelope carrier-wave sideband spectrum window-function kernel-size stride tensor weight
  bias-term epoch checkpoint dataset annotation mask contour histogram-bin centroid moment blob pyramid descriptor keypoint
  homography baseline rectification disparity point-cloud voxel mesh-model fixture datum tolerance deviation defect scratch dent
  burr void crack stain reject-bin tally shift handover logbook permit checklist audit finding remedy ticket escalation pager
  calendar holiday maintenance-plan interval-timer grease-nipple lubricant coolant sump drain strainer sieve cyclone scrubber
  stack damper louvre duct plenum thermostat-loop setback occupancy corridor stairwell lift-shaft car-door landing governor
  buffer-stop turnstile kiosk signboard player playlist campaign tile widget theme palette font glyph caption subtitle ticker
`);
export const VERBS = list(`
  reads keeps opens sends shows starts stops holds writes checks counts drops copies loads saves marks splits joins sorts locks
  releases rejects accepts triggers exposes rotates mirrors trims scales crops blends masks tracks aligns grips lifts lowers feeds
  purges rinses heats cools dries weighs seals prints stamps scans decodes matches ranks routes queues drains flushes rebuilds
  resets unlocks restores replays imports exports signs verifies renews revokes expires
`);
export const ACTIONS = list(`
  install open connect check start stop replace clean align mount wire seat fasten calibrate focus trigger expose import export
  back-up restore copy move rename delete lock unlock assign share schedule repeat pause resume cancel approve reject sign verify
  renew revoke flash boot trace profile tune balance drain refill purge seal weigh print scan sort archive publish roll-back
`);
export const QUALITIES = list(`
  new local spare empty full narrow wide short long front rear upper lower left right inner outer open closed active idle dry wet
  warm cold bright dark sharp blurred clean worn loose tight fixed movable wired cordless single double redundant optional mandatory
  default custom public private signed unsigned valid expired recent former draft final partial complete fast slow steady uneven
  quiet noisy rugged fanless sealed vented certified approved simulated virtual physical
`);
export const MANNERS = list(
  `always normally usually often seldom never first later twice slowly quickly quietly directly safely fully partly evenly again`,
);

/** Sections of a large site: folder names, which are part of paths and titles. */
export const SECTIONS = [
  'Setup',
  'Boards',
  'Imaging',
  'Motion',
  'Signage',
  'Containers',
  'Networks',
  'Maintenance',
  'Models',
  'Integration',
];
/** Folder names of categories; from the second round on a number follows. */
export const CATEGORIES = list(
  `first-steps unpacking wiring addresses accounts recipes triggers lenses exposure storage updates recovery logs alarms reports licences scripting limits spare-parts safety`,
);
export const TAGS = [
  'hardware',
  'software',
  'camera',
  'robot',
  'network',
  'storage',
  'update',
  'safety',
  'report',
  'scripting',
  'licence',
  'maintenance',
];
