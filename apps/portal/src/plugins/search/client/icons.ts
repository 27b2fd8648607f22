/** Path of a magnifying glass in a 24 × 24 view box. */
export const GLASS = 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.3 15.3l5.2 5.2';
