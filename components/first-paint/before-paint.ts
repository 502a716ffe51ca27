import { startColorMode } from '@/components/color-mode/start-color-mode.ts';
import type { FirstPaintSettings } from './first-paint-settings.ts';
import { startHiddenSidebar } from './hidden-sidebar.ts';
import { applySheets } from './whole-styles.ts';

/** lib/render-data/inline-script.ts puts this in front of the script. */
declare const SETTINGS: FirstPaintSettings;

// The script in the head of every page, which runs before the first paint.
// lib/build/inline-scripts.ts bundles it.
// There is no body yet.
document.documentElement.dataset.js = '';
applySheets(window);
startColorMode(window, SETTINGS.colorMode);
if (SETTINGS.hideableSidebar) startHiddenSidebar(window, SETTINGS.hideableSidebar);
