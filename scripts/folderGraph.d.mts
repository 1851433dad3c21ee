interface Edge {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
  readonly example: string;
}
export function folderGraph(): {
  readonly folders: readonly string[];
  readonly edges: readonly Edge[];
  readonly cycles: readonly (readonly string[])[];
};
export function circleInWords(cycle: readonly string[], edges: readonly Edge[]): string[];
